/**
 * What a test needs of XMLHttpRequest: jsdom's takes no form of this environment and reports no progress on demand.
 * The test plays the server: it reports progress and answers the one request under way.
 */
export class Transfer {
  static sent: Transfer[] = []

  method = ''
  url = ''
  headers: Record<string, string> = {}
  body: unknown
  status = 0
  responseURL = ''
  responseText = ''
  isAborted = false
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onprogress: (() => void) | undefined
  onloadend: (() => void) | undefined

  open(method: string, url: string) {
    this.method = method
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: unknown) {
    this.body = body
    Transfer.sent.push(this)
  }
  abort() {
    this.isAborted = true
    this.onloadend?.()
  }
  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ loaded, total })
  }
  answer(status: number, body: unknown, from = this.url) {
    this.status = status
    this.responseURL = from
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.onloadend?.()
  }
}

beforeEach(() => {
  Transfer.sent = []
  Object.assign(globalThis, { XMLHttpRequest: Transfer })
})

afterEach(() => {
  jest.restoreAllMocks()
})
