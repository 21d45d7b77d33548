# What every game says, unless it says it in its own way.

refuse-over = the game is over
refuse-wait = you have nothing to decide now; wait for the others
refuse-other-question = you are asked something else: { $may }
