import address from './pictureWorker.ts?worker'

/** TypeScript lacks these types, and some browsers lack the API. */
interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string
}

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy
}

/**
 * Returns a policy that accepts only the address of our worker. A page may restrict the allowed policies and
 * refuse this one.
 */
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
 * Scales a picture down off the main thread; null if it cannot. Rejects if no worker runs: browsers start
 * none from another origin, such as a CDN, and the page's CSP may forbid it.
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
      worker.terminate()
      reject(new Error('no worker'))
    }
    worker.postMessage(file)
  })
}
