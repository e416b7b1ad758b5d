/** A style sheet is imported as its address in the build; `<StyleSheet>` puts it into the island's shadow root. */
declare module '*.css' {
  const href: string
  export default href
}
