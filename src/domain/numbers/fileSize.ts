import { lazyValue } from '../lazyValue'

const KB = 1024
const MB = 1024 * KB
// From this size on, one decimal in Kb would be rounded up to '1 024,0 Кб'.
const ALMOST_MB = MB - 0.05 * KB
const oneDecimal = lazyValue(
  () => new Intl.NumberFormat('ru', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

/** Writes bytes as '1,8 Мб', or '512,0 Кб' below one Mb (contract 9.3). */
export function formatFileSize(bytes: number): string {
  const [size, unit] = bytes < ALMOST_MB ? [bytes / KB, 'Кб'] : [bytes / MB, 'Мб']
  return `${oneDecimal().format(size)}\u00a0${unit}`
}
