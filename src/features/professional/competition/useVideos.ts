import { useCallback, useEffect, useState } from 'react'
import {
  joined,
  SORTS,
  type Competition,
  type CompetitionPage,
  type Rating,
  type Sort,
} from '#data/competition/competition'
import { dropEarlyVideos, readVideos, startVideos } from '#data/competition/competitionApi'
import { unavailable } from '#domain/ApiError'
import { sameId, type Id } from '#domain/Id'
import { lookup } from '#domain/lookup'
import { tabChoices } from '#host/customer/drafts'
import { useRead } from '#parts/lib/useRead'
import { tellFailure } from './tellFailure'

/** Key of the visitor's choice in this tab: an island does not write to the URL. */
const CHOICE = 'video-competition'
/** A reload restores at most this number of pages. */
const MOST_PAGES = 50

interface Choice {
  sort: Sort
  pages: number
}

function readChoice(byDefault: Sort): Choice {
  const { sort, pages } = (tabChoices.read(CHOICE) ?? {}) as { sort?: unknown; pages?: unknown }
  const known = SORTS.find((one) => one === sort)
  const isCount = typeof pages === 'number' && Number.isInteger(pages) && pages >= 1
  return known
    ? { sort: known, pages: isCount ? Math.min(pages, MOST_PAGES) : 1 }
    : { sort: byDefault, pages: 1 }
}

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

/** Starts the requests for the videos that this tab had open, before the first render. */
export function startOpenVideos(byDefault: Sort): void {
  const { sort, pages } = readChoice(byDefault)
  // The loader has already requested the first page in the editor's order.
  if (sort !== byDefault) dropEarlyVideos(byDefault, 1)
  upTo(pages).forEach((place) => startVideos(sort, place))
}

/** Returns the competition with the videos of all open pages; a loaded page is not requested again. */
export function useVideos(byDefault: Sort) {
  const [choice, setChoice] = useState(() => readChoice(byDefault))
  const [read] = useState(() => new Map<Sort, CompetitionPage[]>())
  const { sort, pages } = choice
  /** Ratings that were loaded or given after the pages, so they take precedence. */
  const [ratings, setRatings] = useState<Readonly<Record<string, Rating>>>({})
  /** As the latest answer of any order or page told it. */
  const [competition, setCompetition] = useState<Competition>()
  const onRated = (id: Id, rating: Rating) => setRatings((all) => ({ ...all, [String(id)]: rating }))
  const load = useCallback(
    async (signal: AbortSignal) => {
      const known = read.get(sort) ?? []
      const missing = upTo(pages).slice(known.length)
      const answers = await Promise.all(missing.map((place) => readVideos(sort, place, signal)))
      const failed = answers.find(({ error }) => error)?.error
      if (failed) return { error: failed }
      const last = answers.at(-1)?.data
      if (last && !signal.aborted) setCompetition(last.competition)
      const all = [...known, ...answers.flatMap(({ data }) => (data ? [data] : []))]
      read.set(sort, all)
      const newest = all.at(-1)
      if (!newest) return { error: unavailable('unavailable') }
      const videos = joined(all)
      // A page without new videos is the last one, whatever the server counts.
      const isLast = all.length > 1 && joined(all.slice(0, -1)).length === videos.length
      const total = isLast ? videos.length : Math.max(newest.total, videos.length)
      return { data: { sort, competition: newest.competition, total, videos } }
    },
    [read, sort, pages],
  )
  const query = useRead(load)
  const { data, error } = query
  // While another order loads, the earlier one is still shown.
  const shown = data ? data.sort : sort
  useEffect(() => tellFailure(error), [error])

  /** Refetches what may have changed, a rating or the end of the competition, and resolves to the rating. */
  const onUnsure = async (id: Id) => {
    const known = read.get(shown) ?? []
    const place = known.findIndex(({ videos }) => videos.some((video) => sameId(video.id, id)))
    const { data } = await readVideos(shown, place + 1, new AbortController().signal)
    const newest = data?.videos.find((video) => sameId(video.id, id))
    if (data) setCompetition(data.competition)
    return { data: newest?.rating, isSuccess: newest !== undefined }
  }
  const choose = (chosen: Choice) => {
    tabChoices.write(CHOICE, { ...chosen })
    setChoice(chosen)
  }
  return {
    query: {
      ...query,
      data: data && {
        ...data,
        competition: competition ?? data.competition,
        videos: data.videos.map((video) => ({ ...video, rating: lookup(ratings, video.id) ?? video.rating })),
      },
    },
    /** Whether the chosen order failed to load: the data are those of an earlier one. */
    isUnread: error !== undefined && shown !== sort,
    sort,
    onRated,
    onUnsure,
    onSorted: (chosen: Sort) => choose({ sort: chosen, pages: read.get(chosen)?.length ?? 1 }),
    onMore: () => choose({ sort, pages: pages + 1 }),
  }
}
