import { useRef } from 'react'
import { freshData } from '#domain/freshData'
import { toApiError, type ApiError } from '#domain/ApiError'
import type { BoughtCertificate, Certificate, PromoCode } from '#data/promoCodes/promoCode'
import { boughtSince, keyOfCertificate } from '#data/promoCodes/promoCode'
import { useLazyScoreQuery } from '#data/points/pointsApi'
import {
  useBuyCertificateMutation,
  useLazyBoughtCertificatesQuery,
  useLazyCertificatesQuery,
} from '#data/promoCodes/promoCodesApi'

/**
 * Result of an exchange: the code, an error, or the current balance and certificate if they differ from those
 * shown.
 */
export type Exchanged =
  | PromoCode
  | BoughtCertificate
  | { error: unknown }
  | { available: number; certificate: Certificate | undefined }

/**
 * This error stands for a response that repeats an earlier exchange, whose own response was lost (contract
 * 5.7): no points were taken this time. The exchange is not retried automatically: a shop may give the same
 * code for each certificate, and its history may lag behind.
 */
const AS_BEFORE = {
  error: {
    kind: 'refused',
    message: 'Этот промокод у вас уже есть, баллы не списаны. Чтобы получить ещё один, обменяйте снова',
    errors: [],
  } satisfies ApiError,
}

/** Returns whether the certificate is still available with the value and price that the customer has seen. */
const isAsShown = (now: Certificate | undefined, shown: Certificate): boolean =>
  now?.isAvailable === true &&
  now.pointsPrice === shown.pointsPrice &&
  now.denominationValue === shown.denominationValue

/** Kinds of errors after which it is unknown whether the points were taken. */
const DOUBTFUL = ['offline', 'timeout', 'unavailable', 'aborted']

/**
 * Exchanges points for one certificate, once. If the response is lost, the history of exchanges shows whether
 * the points were taken; it is read before anything is sent again. Nothing is sent if balance or price cannot
 * be read again, or differ from those shown: points may have been spent in another tab, and shops change their
 * prices.
 */
export function useExchange() {
  const [buy] = useBuyCertificateMutation()
  const [readHistory] = useLazyBoughtCertificatesQuery()
  const [readScore] = useLazyScoreQuery()
  const [readCertificates] = useLazyCertificatesQuery()
  const before = useRef<BoughtCertificate[]>(undefined)
  const isDoubtful = useRef(false)

  const history = async () => freshData(await readHistory())
  const found = async (certificate: Certificate) => {
    const now = await history()
    return before.current && now && boughtSince(before.current, now, certificate)
  }

  const isUntouched = async (shown: number) => {
    const score = freshData(await readScore())
    return score !== undefined && score.available >= shown
  }

  return async (certificate: Certificate, shown: number): Promise<Exchanged> => {
    if (isDoubtful.current) {
      const bought = await found(certificate)
      if (bought) return bought
    }
    const [bought, score, certificates] = await Promise.all([
      before.current ?? history(),
      readScore(),
      readCertificates(),
    ])
    const balance = freshData(score)
    const all = freshData(certificates)
    // What could not be read again may have changed.
    if (!balance || !all) return { error: score.error ?? certificates.error }
    const { available } = balance
    const now = all.find((one) => keyOfCertificate(one) === keyOfCertificate(certificate))
    if (available !== shown || !isAsShown(now, certificate)) return { available, certificate: now }
    before.current = bought
    const { data, error } = await buy(certificate)
    if (data) {
      const isOld = ({ promoCode }: BoughtCertificate) => promoCode === data.promoCode
      // The history may have the code even if the response lacks it.
      if (data.promoCode !== '' && !before.current?.some(isOld)) return data
      return (
        (await found(certificate)) ?? (data.promoCode !== '' && (await isUntouched(shown)) ? AS_BEFORE : data)
      )
    }
    isDoubtful.current ||= DOUBTFUL.includes(toApiError(error).kind)
    return (isDoubtful.current ? await found(certificate) : undefined) ?? { error }
  }
}
