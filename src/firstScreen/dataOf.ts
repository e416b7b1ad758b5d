type Wire = Record<string, unknown>

export const isRecord = (value: unknown): value is Wire => typeof value === 'object' && value !== null

/** What a call has brought; undefined for what is not plainly good, which is left to React. */
export async function dataOf(answer: Promise<Response | undefined> | undefined): Promise<Wire | undefined> {
  try {
    const response = await answer
    const body: unknown = response?.ok ? await response.json() : undefined
    return isRecord(body) && body['status'] === 'success' && isRecord(body['data']) ? body['data'] : undefined
  } catch {
    return undefined
  }
}
