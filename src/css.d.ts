/** A style sheet is imported as its address in the build; `<StyleSheet>` puts it into the island's shadow root. */
declare module '*.css' {
  const href: string
  export default href
}

/** The address of a script for a worker; the build makes it a file of its own. */
declare module '*?worker' {
  const address: string
  export default address
}
