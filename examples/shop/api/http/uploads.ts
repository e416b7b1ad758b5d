import type { Context } from 'hono'

/** Number of files kept, as many as a long test run has at once; the oldest go first. */
const MOST = 200

const kept = new Map<string, File>()

/** Stores a file under a URL that cannot be guessed, because pictures are requested without a token. */
export function keepUpload(file: File): string {
  const key = crypto.randomUUID()
  kept.set(key, file)
  const [oldest] = kept.keys()
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
  return `/api/uploads/${key}`
}

/** Answers with the file of an address; never as a page, whatever its name says. */
export async function uploadAt(c: Context): Promise<Response> {
  const file = kept.get(c.req.param('key') ?? '')
  if (!file) return c.notFound()
  return c.body(await file.arrayBuffer(), 200, {
    'Content-Type': file.type,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, max-age=3600',
  })
}
