/** Thrown by the reader of a variable; the message completes the sentence that begins with the variable's name. */
export class Refusal extends Error {}
