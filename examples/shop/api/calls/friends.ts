import {
  applyToFriends,
  createFriendsReview,
  getAdvantages,
  getFriendsApplication,
  getFriendsDictionary,
  getFriendsReviews,
  getFriendsTasks,
  getRaffles,
  participateInRaffle,
} from '#api/generated/friends'
import type { Schemas } from '../http/contract'
import { stamp } from '../dates'
import { list, optional, record, some, text } from '../http/fields'
import { moderateApplication } from '../moderation'
import { found, refused } from '../http/refusal'
import { addReview, reviewDraft, titleOf } from './reviews'
import { accept, answer, openTo, type Route } from '../http/route'
import { advantages, dictionary, raffles, tasks } from '../seed/friends'
import type { Visitor } from '../visitor'

const applicationDraft = record({
  name: text,
  city: text,
  social_links: some(text),
  about: text,
})

const links = record({ links: optional(list(text)) })
const friendsReviewDraft = (value: unknown) => ({ ...reviewDraft(value), ...links(value) })

const approvedStories = ({ stories }: Visitor) =>
  stories.filter(({ status }) => status.code === 'approved').length

const taskOf = (visitor: Visitor, task: Omit<Schemas['Task'], 'progress'>): Schemas['Task'] => ({
  ...task,
  progress: task.conditions.map(({ code, params }) => {
    const current = Math.min(approvedStories(visitor), params.required)
    const left = params.required - current
    return { code, current, left, is_completed: left === 0 }
  }),
})

/** Returns whether the friend has won. Only a friend with a story could take part. */
const hasWon = (visitor: Visitor, { is_winner }: Schemas['Raffle']) =>
  is_winner && approvedStories(visitor) > 0

const rafflesOf = (visitor: Visitor, now: Date) =>
  raffles(now).map((raffle) => ({
    ...raffle,
    is_participant: visitor.joinedRaffles.has(raffle.id) || hasWon(visitor, raffle),
    is_winner: hasWon(visitor, raffle),
    conditions: raffle.conditions.map((condition) => ({
      ...condition,
      is_completed: approvedStories(visitor) > 0,
    })),
  }))

export const friends: Route[] = openTo('friend', [
  answer(getFriendsApplication, ({ visitor }) => {
    const { application } = visitor
    moderateApplication(visitor)
    return application
  }),
  accept(applyToFriends, applicationDraft, ({ visitor, now }, draft) => {
    if (visitor.application && visitor.application.status.code !== 'rejected')
      throw refused('Заявка уже отправлена')
    return (visitor.application = {
      ...draft,
      id: 801,
      status: { code: 'moderation', label: 'Заявка на рассмотрении' },
      created_at: stamp(now),
      reject_reason: null,
    })
  }),
  answer(getFriendsDictionary, () => dictionary),
  answer(getFriendsTasks, ({ visitor }) => ({ tasks: tasks.map((task) => taskOf(visitor, task)) })),
  answer(getRaffles, ({ visitor, now }) => ({ raffles: rafflesOf(visitor, now) })),
  answer(participateInRaffle, ({ visitor, now, path }) => {
    const raffle = found(rafflesOf(visitor, now), path.id)
    if (!raffle.is_participation_available) throw refused('Розыгрыш завершён')
    if (raffle.is_participant) throw refused('Вы уже участвуете')
    if (raffle.conditions.some(({ is_completed }) => !is_completed))
      throw refused('Выполните условия розыгрыша')
    visitor.joinedRaffles.add(raffle.id)
    return { ...raffle, is_participant: true }
  }),
  answer(getAdvantages, () => ({ advantages })),
  answer(getFriendsReviews, ({ visitor }) => ({ reviews: visitor.friendsReviews })),
  accept(createFriendsReview, friendsReviewDraft, ({ visitor, now }, { links = [], ...draft }) => {
    const review = addReview(visitor.friendsReviews, now, { ...draft, title: titleOf(visitor, draft) })
    return Object.assign(review, { links })
  }),
])
