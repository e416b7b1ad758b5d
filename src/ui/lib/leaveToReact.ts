/** Thrown while something is drawn before React, if only React can draw it. */
export class LeftToReact extends Error {}

/** Leaves the whole drawing to React; serves as a component and as any function. */
export function leaveToReact(): never {
  throw new LeftToReact('left to React')
}
