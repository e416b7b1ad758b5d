/* A frame of the book of screens has a visitor and a scheme of its own, which its name tells the page inside. */
const NAME = /^book (\S+) (light|dark)$/

/** Each showing begins with a fresh sandbox. */
export const frameName = (scenario: string, scheme: string): string =>
  `book ${scenario}.book${crypto.getRandomValues(new Uint32Array(1)).join('')} ${scheme}`

/** The token and the scheme of the frame that the page stands in. */
export function currentFrame(): { token: string; isDark: boolean } | undefined {
  const [, token, scheme] = NAME.exec(window.name) ?? []
  return token === undefined ? undefined : { token, isDark: scheme === 'dark' }
}
