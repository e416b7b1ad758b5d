/** Thrown while something is drawn before React: here React has to say what that drawing cannot. */
export class LeftToReact extends Error {}

/** As a component, or as any function, it leaves the whole drawing to React. */
export function leaveToReact(): never {
  throw new LeftToReact('left to React')
}
