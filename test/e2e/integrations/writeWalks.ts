import { customerWalks } from './customerWalks'
import { shopWalks } from './shopWalks'
import { specialistWalks } from './specialistWalks'
import type { WriteWalk } from './WriteWalk'

/** Writes that no form of the table in faults/forms sends, by visitor: the page and the presses that send them. */
export const writeWalks: Record<string, Record<string, WriteWalk>> = {
  'a customer': customerWalks,
  'the pages of the shop': shopWalks,
  'a specialist': specialistWalks,
}
