/**
 * Stands for modules that nothing needs before React is there: what shows failures or opens later, and rules of forms.
 * The build gives its default export under any name; called or drawn, it is nothing.
 */
const absent: unknown = new Proxy(() => absent, { get: () => absent })

export default absent
