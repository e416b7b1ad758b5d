import type { Operation } from '../../check/contract'

/** @returns a function that finds the operation of a call; the longest fixed part decides between `/a/{id}/` and `/a/b/` */
export function finderOf(operations: readonly Operation[]) {
  const patterns = operations
    .map((operation) => ({
      operation,
      pattern: new RegExp(`^/api${operation.path.replace(/\{\w+\}/g, '([^/]+)')}$`),
      weight: operation.path.replace(/\{\w+\}/g, '').length,
    }))
    .sort((one, other) => other.weight - one.weight)
  return (method: string, path: string): Operation | undefined =>
    patterns.find(({ operation, pattern }) => operation.method === method && pattern.test(path))?.operation
}
