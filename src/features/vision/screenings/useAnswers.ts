import { use, useState } from 'react'
import type { Questionnaire } from '#data/screenings/questionnaire'
import type { Answers } from '#data/screenings/score'
import { DraftContext } from '#forms/lib/DraftContext'
import type { DraftOffer } from '#forms/lib/drafts'
import { isOfThisPage, keptDraft } from '#forms/lib/keptDraft'

const keyOf = ({ code }: Questionnaire) => `screening-${code}`

/** Holds the answers; the draft stays in the tab until the result is saved. */
export function useAnswers(questionnaire: Questionnaire) {
  const drafts = use(DraftContext)
  const key = keyOf(questionnaire)
  const [kept] = useState(() => drafts.read(key))
  const [answers, setAnswers] = useState(() => fitting(kept, questionnaire))
  const isOlder = Object.keys(answers).length > 0 && !isOfThisPage(kept)
  const [offer, setOffer] = useState<DraftOffer | undefined>(isOlder ? 'anew' : undefined)
  /** The answers that 'Начать заново' has removed. */
  const [taken, setTaken] = useState<Answers>({})
  /** Counts restarts; as a key it makes the form start again at its first unanswered question. */
  const [begun, setBegun] = useState(0)

  const change = (changed: Answers) => {
    if (Object.keys(changed).length > 0) drafts.write(key, keptDraft({ ...changed }))
    else drafts.remove(key)
    setAnswers(changed)
  }
  const begin = (changed: Answers, offered?: DraftOffer) => {
    change(changed)
    setOffer(offered)
    setBegun(begun + 1)
  }
  return {
    answers,
    begun,
    draft: {
      offer,
      onAnew: () => {
        setTaken(answers)
        begin({}, 'back')
      },
      /** Restores the removed answers; those given since then take precedence. */
      onBack: () => begin({ ...taken, ...answers }, 'anew'),
    },
    answer: (code: string, value: number) => change({ ...answers, [code]: value }),
    forget: () => drafts.remove(key),
    restart: () => begin({}),
  }
}

/** Returns only answers that the questions still offer: a draft may be older than the questions. */
function fitting(draft: unknown, { questions }: Questionnaire): Answers {
  if (typeof draft !== 'object' || draft === null) return {}
  const known = new Map(Object.entries(draft))
  return Object.fromEntries(
    questions.flatMap(({ code, answers }) => {
      const found = answers.find(({ value }) => value === known.get(code))
      return found ? [[code, found.value]] : []
    }),
  )
}
