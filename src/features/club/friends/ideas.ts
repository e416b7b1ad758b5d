import type { Idea } from '#data/friends/friends'

/** An idea with the description below its title. */
export interface ShownIdea extends Idea {
  description: string
}

/** Number of ideas on the page (contract 4.10). */
const COUNT = 8

/** The built-in ideas. The shop may give one of them another title and other tags. */
export const IDEAS: readonly ShownIdea[] = [
  {
    code: 'first-lenses',
    title: 'Мои первые линзы',
    description: 'Как вы решились, сколько времени ушло на первую пару и что помогло.',
    tags: ['история', 'новичкам'],
  },
  {
    code: 'one-day',
    title: 'День в линзах',
    description: 'С утра до вечера: работа, прогулка, ужин. Когда глаза устают, а когда нет.',
    tags: ['история'],
  },
  {
    code: 'travel',
    title: 'Линзы в дороге',
    description: 'Что взять в самолёт и поезд, как менять линзы вдали от дома.',
    tags: ['совет', 'путешествия'],
  },
  {
    code: 'sport',
    title: 'Спорт без очков',
    description: 'Бег, бассейн, зал: что изменилось, когда очки остались дома.',
    tags: ['история', 'спорт'],
  },
  {
    code: 'care',
    title: 'Как я ухаживаю за линзами',
    description: 'Ваш вечерний порядок: раствор, контейнер, мелочи, о которых забывают.',
    tags: ['совет', 'уход'],
  },
  {
    code: 'make-up',
    title: 'Макияж и линзы',
    description: 'Что сначала, линзы или тушь, и чем снимать макияж, чтобы не щипало.',
    tags: ['совет'],
  },
  {
    code: 'visit',
    title: 'Как проходит подбор',
    description: 'Что делает специалист, о чём спросить и что взять с собой.',
    tags: ['история', 'новичкам'],
  },
  {
    code: 'unboxing',
    title: 'Распаковка заказа',
    description: 'Что в коробке, как уложено и всё ли так, как вы ждали.',
    tags: ['обзор'],
  },
]

const OWN_WORDS = 'Расскажите об этом своими словами: другим важен ваш опыт.'

/**
 * Returns eight ideas: first those of the shop that are built in, too, then the shop's others, then the
 * remaining built-in ones.
 */
export function shownIdeas(given: readonly Idea[]): ShownIdea[] {
  const own = (code: string) => IDEAS.find((idea) => idea.code === code)
  const shown = [...new Map(given.map((idea) => [idea.code, idea])).values()].map((idea): ShownIdea => {
    const known = own(idea.code)
    return {
      code: idea.code,
      title: idea.title.trim() || (known?.title ?? 'Своя история'),
      description: known?.description ?? OWN_WORDS,
      tags: idea.tags.length > 0 ? idea.tags : (known?.tags ?? []),
    }
  })
  const isKnown = ({ code }: ShownIdea) => own(code) !== undefined
  return [
    ...shown.filter(isKnown),
    ...shown.filter((idea) => !isKnown(idea)),
    ...IDEAS.filter(({ code }) => !shown.some((idea) => idea.code === code)),
  ].slice(0, COUNT)
}

/** Returns the distinct tags of the ideas; the most frequent comes first. */
export function tagsOf(ideas: readonly ShownIdea[]): string[] {
  const counts = new Map<string, number>()
  for (const tag of ideas.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([tag]) => tag)
}

/** Returns the ideas that have at least one of the tags; all ideas if no tag is selected. */
export const withTags = (ideas: readonly ShownIdea[], tags: ReadonlySet<string>): readonly ShownIdea[] =>
  tags.size === 0 ? ideas : ideas.filter((idea) => idea.tags.some((tag) => tags.has(tag)))
