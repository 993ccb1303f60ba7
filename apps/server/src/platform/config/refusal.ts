/** Thrown by the parser of a variable. The message completes a sentence that starts with the variable's name. */
export class Refusal extends Error {}
