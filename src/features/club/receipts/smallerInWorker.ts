import address from './pictureWorker.ts?worker'

/** What not all browsers have, and TypeScript does not know. */
interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string
}

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy
}

/** Lets the address of our worker pass, and no other. A page may name the policies it allows, and refuse this one. */
function makePolicy(): ScriptUrlPolicy | undefined {
  try {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
    return trustedTypes?.createPolicy('lens-widgets', { createScriptURL: () => address })
  } catch {
    return undefined
  }
}

const policy = makePolicy()

/**
 * The same off the main thread; null where the picture cannot be made smaller. Rejects where no worker runs: browsers
 * start none from another origin, as from a CDN, and the page's policy may forbid it.
 */
export function smallerInWorker(file: Blob): Promise<Blob | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(policy?.createScriptURL(address) ?? address)
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) => {
      worker.terminate()
      resolve(data)
    }
    worker.onerror = (event) => {
      event.preventDefault()
      reject(new Error('no worker'))
    }
    worker.postMessage(file)
  })
}
