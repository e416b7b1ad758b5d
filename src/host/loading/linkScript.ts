/*
 * A script of the build exports the names of the scripts that it imports, and a function that makes its module
 * (Rollup's format `system`). No file name stands in another script, so a deploy renames only what it changes.
 */

type Module = Record<string, unknown>

/** Receives the module of an import: at first, and whenever its exports change. */
type Receive = (module: Module) => void

/** Sets one export, or several. Returns the value. */
type Provide = (name: string | Module, value?: unknown) => unknown

interface Definition {
  /** One function per import; null if no export of it is used. */
  setters?: (Receive | null)[]
  execute: () => void
}

type Define = (provide: Provide, context: { meta: { url: string } }) => Definition

interface Script {
  default: [imports: string[], define: Define]
}

interface Linked {
  module: Module
  receivers: Receive[]
}

/**
 * Creates a function that runs a script by its name, once, after all that it imports. One that has failed is
 * tried again.
 * @param addressOf returns the address of a script by its name
 * @param onFailure is called with the name of a script that did not arrive, or failed
 */
export function createLinker(
  addressOf: (name: string) => string,
  onFailure: (name: string) => void,
): (name: string) => Promise<Module> {
  const scripts = new Map<string, Promise<Linked>>()

  function linked(name: string): Promise<Linked> {
    const known = scripts.get(name)
    if (known) return known
    const script = link(name)
    scripts.set(name, script)
    script.catch(() => {
      scripts.delete(name)
      onFailure(name)
    })
    return script
  }

  async function link(name: string): Promise<Linked> {
    const url = addressOf(name)
    const [imports, define] = ((await import(url)) as Script).default
    const imported = await Promise.all(imports.map(linked))
    const module: Module = {}
    const receivers: Receive[] = []
    const provide: Provide = (given, value) => {
      Object.assign(module, typeof given === 'string' ? { [given]: value } : given)
      receivers.forEach((receive) => receive(module))
      return value
    }
    const { setters = [], execute } = define(provide, { meta: { url } })
    imported.forEach((part, index) => {
      const receive = setters[index]
      if (!receive) return
      part.receivers.push(receive)
      receive(part.module)
    })
    execute()
    return { module, receivers }
  }

  return async (name) => (await linked(name)).module
}
