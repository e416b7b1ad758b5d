import { useRef } from 'react'
import { freshData } from '#domain/freshData'
import { toApiError, type ApiError } from '#domain/ApiError'
import type { BoughtCertificate, Certificate, PromoCode } from '#data/promoCodes/promoCode'
import { boughtSince } from '#data/promoCodes/promoCode'
import { useLazyScoreQuery } from '#data/points/pointsApi'
import { useBuyCertificateMutation, useLazyBoughtCertificatesQuery } from '#data/promoCodes/promoCodesApi'

/** Result of an exchange: the code, a failure, or a balance that differs from the one shown. */
export type Exchanged = PromoCode | BoughtCertificate | { error: unknown } | { available: number }

/**
 * Stands for the repeated answer of an earlier exchange whose answer got lost (contract 5.7): no points were
 * taken this time. The exchange is not repeated on its own: a shop may give the same code for each
 * certificate, and its history may be late.
 */
const AS_BEFORE = {
  error: {
    kind: 'refused',
    message: 'Этот промокод у вас уже есть, баллы не списаны. Чтобы получить ещё один, обменяйте снова',
    errors: [],
  } satisfies ApiError,
}

/** Kinds of failures that leave open whether the points were taken. */
const DOUBTFUL = ['offline', 'timeout', 'unavailable', 'aborted']

/**
 * Exchanges points for one certificate, once. If the answer got lost, the history of exchanges tells whether
 * the points were taken; it is read before anything is sent again. Nothing is sent if the balance differs
 * from the one shown: some points may have been spent in another tab.
 */
export function useExchange(certificate: Certificate) {
  const [buy] = useBuyCertificateMutation()
  const [readHistory] = useLazyBoughtCertificatesQuery()
  const [readScore] = useLazyScoreQuery()
  const before = useRef<BoughtCertificate[]>(undefined)
  const isDoubtful = useRef(false)

  const history = async () => freshData(await readHistory())
  const found = async () => {
    const now = await history()
    return before.current && now && boughtSince(before.current, now, certificate)
  }

  const isUntouched = async (shown: number) => {
    const score = freshData(await readScore())
    return score !== undefined && score.available >= shown
  }

  return async (shown: number): Promise<Exchanged> => {
    if (isDoubtful.current) {
      const bought = await found()
      if (bought) return bought
    }
    if (before.current === undefined) {
      const [bought, score] = await Promise.all([history(), readScore()])
      if (score.isSuccess && score.data.available !== shown) return { available: score.data.available }
      before.current = bought
    }
    const { data, error } = await buy(certificate.id)
    if (data) {
      const isOld = ({ promoCode }: BoughtCertificate) => promoCode === data.promoCode
      // The history may hold the code even though the answer does not.
      if (data.promoCode !== '' && !before.current?.some(isOld)) return data
      return (await found()) ?? (data.promoCode !== '' && (await isUntouched(shown)) ? AS_BEFORE : data)
    }
    isDoubtful.current ||= DOUBTFUL.includes(toApiError(error).kind)
    return (isDoubtful.current ? await found() : undefined) ?? { error }
  }
}
