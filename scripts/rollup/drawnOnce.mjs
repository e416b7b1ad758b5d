import { bundleCss, withoutUnused } from './css.mjs'
import { ABSENT, ABSENT_FIRST, FIRST_REACT, FIRST_ROUTER, REPLACED_FIRST } from './places.mjs'

const STYLES = /"styles of ([^"]+)"/g

/**
 * Builds components so that they draw themselves once, before React is there: React, queries and forms are replaced, what
 * loads or opens later is not there, and a style sheet is its text, because each file more would be waited for.
 * @param isWhole which sheets keep the rules that these components do not need
 */
export const drawnOnce = (isWhole = () => false) => ({
  name: 'drawn-once',
  async resolveId(specifier, importer, options) {
    if (/^react(-dom|\/jsx-runtime)?$/.test(specifier)) return FIRST_REACT
    if (specifier === 'react-router-dom') return FIRST_ROUTER
    const found = await this.resolve(specifier, importer, { ...options, skipSelf: true })
    const names = [specifier, found?.id]
    if (names.some((name) => ABSENT_FIRST.test(name))) return { id: ABSENT, syntheticNamedExports: true }
    return names.map((name) => REPLACED_FIRST[name]).find(Boolean) ?? found
  },
  load(id) {
    if (!id.endsWith('.css')) return null
    this.addWatchFile(id)
    return `export default "styles of ${id}"`
  },
  /** By now it is known which class names there are. */
  async renderChunk(code) {
    const words = new Set(code.match(/[\w-]+/g))
    const isUsed = ({ type, name }) =>
      type !== 'class' || words.has(name) || words.has(name.replace(/--.*/, '--'))
    const texts = new Map()
    for (const [, id] of code.matchAll(STYLES)) {
      const visitor = withoutUnused(isWhole(id) ? () => true : isUsed)
      const { code: text } = await bundleCss(id, { onRead: () => undefined, visitor })
      texts.set(id, JSON.stringify(text.toString()))
    }
    return { code: code.replace(STYLES, (_, id) => texts.get(id)), map: null }
  },
  resolveDynamicImport: (specifier) => ({ id: String(specifier), external: true }),
  renderDynamicImport: () => ({ left: 'new Promise(() => undefined,', right: ')' }),
})
