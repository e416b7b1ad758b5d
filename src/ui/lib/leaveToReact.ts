/** Thrown during the rendering before React if only React can render the content. */
export class LeftToReact extends Error {}

/** Leaves the whole rendering to React; usable as a component and as any function. */
export function leaveToReact(): never {
  throw new LeftToReact('left to React')
}
