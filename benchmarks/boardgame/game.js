// The smallest game that counts moves: whoever's turn it is adds one.
module.exports = {
  name: "count",
  setup: () => ({ n: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }) => {
      G.n += 1;
    },
  },
};
