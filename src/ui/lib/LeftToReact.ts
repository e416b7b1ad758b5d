/** Thrown during the rendering before React if only React can render the content, which then renders all of it. */
export class LeftToReact extends Error {
  constructor() {
    super('left to React')
  }
}
