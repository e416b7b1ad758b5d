import type { OwnSelection } from '#data/fittings/fitting'
import type { Specialist } from '#data/specialist/specialist'
import { newestFirst } from '#domain/dates/newestFirst'
import { dayInShop, shopToday } from '#domain/dates/days'

export type HomeCard =
  'occasion' | 'invites' | 'documents' | 'questionnaire' | 'stars' | 'materials' | 'selections'

type Known = Pick<
  Specialist,
  'isMydocumentsAvailable' | 'isStarsAllowed' | 'questionnaire' | 'selections' | 'stars'
>

/**
 * Returns the cards of the home page, the most urgent first (contract 20.3). Each card loads its own data, so
 * a card that is left out sends no request.
 */
export function homeCards(specialist: Known, now: Date): HomeCard[] {
  const { isMydocumentsAvailable, isStarsAllowed, questionnaire, stars } = specialist
  const cards: [HomeCard, boolean][] = [
    ['occasion', true],
    ['invites', true],
    ['documents', isMydocumentsAvailable],
    ['questionnaire', questionnaire !== false && questionnaire?.question != null],
    ['stars', isStarsAllowed && stars !== null],
    ['materials', true],
    ['selections', selectionsOfMonth(specialist, now).length > 0],
  ]
  return cards.filter(([, exists]) => exists).map(([card]) => card)
}

/** Returns the selections of this month in the shop's time zone, the newest first. */
export const selectionsOfMonth = ({ selections }: Pick<Known, 'selections'>, now: Date): OwnSelection[] =>
  newestFirst(
    selections.filter(
      ({ createdAt }) =>
        createdAt !== null && dayInShop(createdAt).slice(0, 7) === shopToday(now).slice(0, 7),
    ),
    ({ createdAt }) => createdAt,
  )
