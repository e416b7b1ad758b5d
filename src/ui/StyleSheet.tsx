/**
 * Puts a style sheet into the shadow root of the island that renders it, once.
 * React does the work: `precedence` makes it insert the link into the root's shadow root, drop repeats,
 * and wait for the sheet before it shows what a transition brings.
 */
export function StyleSheet({ href }: { href: string }) {
  return href === '' ? null : <link rel="stylesheet" href={href} precedence="lens" />
}
