/* A frame of the book of screens, and of the page of themes, has a visitor and a scheme of its own, which its name tells the page inside. */
const NAME = /^book (\S+) (light|dark)$/

/** Each frame starts with a fresh sandbox. */
const frameName = (scenario: string, scheme: string): string =>
  `book ${scenario}.book${crypto.getRandomValues(new Uint32Array(1)).join('')} ${scheme}`

/** Replaces a frame with a fresh one: Chromium reads the name of a frame only when it is inserted into the page. */
export function freshFrame(
  old: HTMLIFrameElement,
  { scenario, scheme, path }: { scenario: string; scheme: string; path: string },
): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.id = old.id
  frame.title = old.title
  frame.name = frameName(scenario, scheme)
  frame.src = path
  old.replaceWith(frame)
  return frame
}

/** Returns the token and the colour scheme of the frame in which the page is shown. */
export function currentFrame(): { token: string; isDark: boolean } | undefined {
  const [, token, scheme] = NAME.exec(window.name) ?? []
  return token === undefined ? undefined : { token, isDark: scheme === 'dark' }
}
