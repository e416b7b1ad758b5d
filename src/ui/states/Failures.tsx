import { createContext, useCallback, useMemo, useState, type ReactNode } from 'react'
import type { ApiError } from '../../domain/ApiError'
import { Notice } from './Notice'
import { RetryButton } from './ErrorState'
import { FailureAction } from './FailureText'
import { usePress } from '../lib/usePress'

interface Failed {
  error: ApiError
  refetch: () => unknown
}

interface Failures {
  /** True if several cards have failed: one notice then offers a retry instead of each card. */
  areSeveral: boolean
  /**
   * Registers a card that failed to load.
   * @returns a function that unregisters it
   */
  note: (one: Failed) => () => void
}

export const FailuresContext = createContext<Failures>({ areSeveral: false, note: () => () => undefined })

interface OneNoticeProps {
  children: ReactNode
}

/**
 * Collects the cards in it that failed to load: several are reported once, with one 'Повторить'. Failures are
 * left to React.
 */
export const OneNotice = BEFORE_REACT ? ({ children }: OneNoticeProps) => children : CollectedFailures

function CollectedFailures({ children }: OneNoticeProps) {
  const [failed, setFailed] = useState<readonly Failed[]>([])
  const note = useCallback((one: Failed) => {
    setFailed((all) => [...all, one])
    return () => setFailed((all) => all.filter((other) => other !== one))
  }, [])
  const areSeveral = failed.length > 1
  const value = useMemo(() => ({ areSeveral, note }), [areSeveral, note])
  const { press, isBusy } = usePress(() => Promise.allSettled(failed.map(({ refetch }) => refetch())))
  return (
    <FailuresContext value={value}>
      {areSeveral && (
        <Notice tone="bad">
          <p>Часть кабинета не загрузилась. Остальное работает.</p>
          <RetryButton variant="secondary" small busy={isBusy} onClick={() => void press()} />
          <FailureAction error={failed.find(({ error }) => error.kind === 'signedOut')?.error} />
        </Notice>
      )}
      {children}
    </FailuresContext>
  )
}
