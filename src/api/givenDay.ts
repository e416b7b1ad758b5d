import { dayInShop } from '../domain/dates/days'
import { givenDate, mapped } from './wire'

/** Reads a day in the shop's time zone: '2026-03-01'. */
export const givenDay = mapped(givenDate, dayInShop)
