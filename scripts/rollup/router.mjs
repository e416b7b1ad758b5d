/** react-router names only its development build to bundlers; the production one lies beside it. */
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
})
