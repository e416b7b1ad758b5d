import { use, useState } from 'react'
import type { Questionnaire } from '#data/screenings/questionnaire'
import type { Answers } from '#data/screenings/score'
import { DraftContext } from '#forms/lib/DraftContext'

const keyOf = ({ code }: Questionnaire) => `screening-${code}`

/** Keeps the answers; they stay in the tab until the result is saved. */
export function useAnswers(questionnaire: Questionnaire) {
  const drafts = use(DraftContext)
  const [answers, setAnswers] = useState(() => fitting(drafts.read(keyOf(questionnaire)), questionnaire))
  return {
    answers,
    answer: (code: string, value: number) => {
      const changed = { ...answers, [code]: value }
      drafts.write(keyOf(questionnaire), changed)
      setAnswers(changed)
    },
    forget: () => drafts.remove(keyOf(questionnaire)),
    restart: () => {
      drafts.remove(keyOf(questionnaire))
      setAnswers({})
    },
  }
}

/** Returns only answers that the questions offer: a draft may be older than they are. */
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
