import type { Schemas } from '../http/contract'
import { at } from '../dates'
import { clip } from './specialist/materials'

export interface CompetitionRecords {
  competition: Schemas['Competition']
  videos: Schemas['CompetitionVideo'][]
}

const TITLES = [
  ['Первый рассвет без очков', 'Марина Л.'],
  ['Город, каким я его не видел', 'Артём К.'],
  ['Бабушкины очки', 'Софья П.'],
  ['Дождь и ни одной капли на стекле', 'Илья В.'],
  ['Бассейн: дальняя дорожка', 'Дарья М.'],
  ['Лыжня под фонарями', 'Павел Г.'],
] as const

/** @param length number of videos; some have equal views and ratings */
export function competitionOf(now: Date, length: number, isFinished = false): CompetitionRecords {
  const videos = Array.from({ length }, (_, place): Schemas['CompetitionVideo'] => {
    const [title, author] = TITLES[place % TITLES.length] ?? TITLES[0]
    const round = Math.floor(place / TITLES.length)
    return {
      id: 701 + place,
      title: round === 0 ? title : `${title}, часть ${round + 1}`,
      author,
      text: place % 3 === 0 ? 'Снято на телефон, без монтажа.' : '',
      // The last video of the first page cannot be played.
      video: place === 11 ? { ...clip, url: '/shop/none.webm' } : clip,
      views: 2310 - (place % 20) * 97,
      created_at: at(now, -2 - place, '10:00'),
      place: isFinished && place < 3 ? place + 1 : null,
      rating: {
        average: place === 5 ? 0 : 4.9 - (place % 15) / 10,
        count: place === 5 ? 0 : 12 + (place % 30) * 7,
        own: place === 0 ? 4 : null,
      },
    }
  })
  return {
    competition: {
      code: 'without-glasses',
      title: 'Мир без очков',
      text: 'Снимите, что вы видите теперь. Победителей выберут зрители.',
      rules_url: '/policy/competition/',
      starts_at: at(now, -60, '00:00'),
      finishes_at: at(now, isFinished ? -3 : 40, '23:59'),
      status: { code: isFinished ? 'finished' : 'running' },
      is_rating_available: !isFinished,
    },
    videos,
  }
}
