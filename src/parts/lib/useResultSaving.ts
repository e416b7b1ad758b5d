import { useRef, useState } from 'react'
import { toApiError, type ApiError } from '#domain/ApiError'
import { freshData } from '#domain/freshData'
import { sameId } from '#domain/Id'
import { randomKey } from '#domain/randomKey'
import { wasDone } from '#domain/wasDone'
import type { Questionnaire } from '#data/screenings/questionnaire'
import { lastComparable, totalOf } from '#data/screenings/score'
import type { DryEyeResult } from '#data/screenings/screening'
import {
  useDryEyeResultsQuery,
  useLazyDryEyeResultsQuery,
  useSaveDryEyeResultMutation,
} from '#data/screenings/screeningsApi'

/** Saves a result to the customer's account and compares it with the earlier ones. */
export function useResultSaving(questionnaire: Questionnaire) {
  const { code } = questionnaire
  const { data: results, isError } = useDryEyeResultsQuery()
  const [readResults] = useLazyDryEyeResultsQuery()
  const [save] = useSaveDryEyeResultMutation()
  const [saving, setSaving] = useState<'busy' | 'done' | ApiError>()
  /** The results before this one, which is in the list later. */
  const [earlier, setEarlier] = useState<{ results: DryEyeResult[] | undefined }>()
  const [run, setRun] = useState(randomKey)
  const pending = useRef<object>(undefined)
  const known = earlier ? earlier.results : results
  const isReading = !earlier && results === undefined && !isError

  /**
   * Resolves to whether the result is saved; undefined if the test was restarted meanwhile, or for a second
   * press.
   */
  const onSave = async (answers: number[]): Promise<boolean | undefined> => {
    if (pending.current) return undefined
    const turn = {}
    pending.current = turn
    setSaving('busy')
    // Those that are on their way decide what this one is compared with: a later read has it, too.
    const before = isReading ? freshData(await readResults(undefined, true)) : known
    if (pending.current !== turn) return undefined
    setEarlier({ results: before })
    const { error: refused } = await save({ testCode: code, answers, run })
    // A result that was saved without an answer is not saved again.
    const isThere = (now: DryEyeResult[]) =>
      before !== undefined &&
      now.some(
        ({ id, testCode, score }) =>
          testCode === code && score === totalOf(answers) && !before.some((one) => sameId(one.id, id)),
      )
    const isSaved = refused === undefined || (await wasDone(refused, readResults, isThere))
    if (pending.current !== turn) return undefined
    pending.current = undefined
    setSaving(isSaved ? 'done' : toApiError(refused))
    return isSaved
  }
  return {
    saving,
    onSave,
    /** The last comparable result; null if there is none, undefined if the results failed to load. */
    before: known && lastComparable(known, questionnaire),
    isReading,
    onRestart: () => {
      pending.current = undefined
      setRun(randomKey())
      setSaving(undefined)
      setEarlier(undefined)
    },
  }
}
