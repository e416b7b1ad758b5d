/* Form modules define their rules when they run; the rendering before React uses none of them. */

const rule: unknown = new Proxy(() => rule, {
  get: (_, name) => {
    if (/^(is)?(valid|cast|describe)/i.test(String(name)))
      throw new Error(`a rule is asked before React: ${String(name)}`)
    return rule
  },
})

export { rule as array, rule as boolean, rule as mixed, rule as object, rule as ref, rule as string }
