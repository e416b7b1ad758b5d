/**
 * react-router names only its development build to bundlers; the production one lies beside it. Names for devtools and
 * unmarked `forwardRef` calls would keep its forms, fetchers and route trees in the bundle, none of which we use.
 */
export const productionRouter = () => ({
  name: 'production-router',
  resolveId: {
    order: 'pre',
    async handler(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!resolved?.id.includes('/react-router/dist/development/')) return null
      return { ...resolved, id: resolved.id.replace('/development/', '/production/') }
    },
  },
  transform(code, id) {
    if (!id.includes('/react-router/dist/production/')) return null
    const lean = code
      .replace(/^\w+\.displayName = .*;$/gm, '')
      .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    return { code: lean, map: null }
  },
})
