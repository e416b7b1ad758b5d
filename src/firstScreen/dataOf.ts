import type { EarlyAnswer } from '../host/shared'

type Wire = Record<string, unknown>

export const isRecord = (value: unknown): value is Wire => typeof value === 'object' && value !== null

/** What a call has brought, null if there is none; undefined for what is not plainly good, which is left to React. */
export async function dataOf(answer: EarlyAnswer | undefined): Promise<Wire | null | undefined> {
  try {
    const { status, text } = (await answer) ?? { status: 0, text: '' }
    const body: unknown = status === 200 ? JSON.parse(text) : undefined
    const data = isRecord(body) && body['status'] === 'success' ? body['data'] : undefined
    return data === null || isRecord(data) ? data : undefined
  } catch {
    return undefined
  }
}
