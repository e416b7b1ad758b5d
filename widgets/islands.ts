import type { IslandModule } from '../src/island/IslandModule'
import { reads as basketReads } from './basket/reads'
import { startCabinet } from './cabinet/start'
import { reads as catalogueReads } from './catalogue/reads'
import { reads as clinicReads } from './cataract-clinics/reads'
import { reads as checkoutReads } from './checkout/reads'
import { reads as deliveryPointsReads } from './delivery-points/reads'
import { reads as locatorReads } from './locator/reads'
import { reads as promoterReads } from './promoter/reads'
import { startSpecialist } from './specialist/start'
import { reads as productReads } from './product/reads'
import { reads as serviceProgrammeReads } from './service-programme/reads'
import { startSurvey } from './survey/start'
import { reads as videoCompetitionReads } from './video-competition/reads'
import { withoutInherited } from '../src/host/withoutInherited'

export interface IslandEntry {
  load: () => Promise<IslandModule>
  /**
   * Tells whether the island has something to show; most have. Islands for which the loader may create a
   * container load when they are opened.
   */
  isWanted?: () => boolean
  /** Whether the island routes by the page's URL: a page can have only one such island. */
  isCabinet?: true
  /** Whether the loader may create a container for the island. */
  isMade?: boolean
  /**
   * Returns the paths of the island's first reads. They start before its chunk is requested, once per page: an
   * island that is mounted again finds its data in the cache.
   */
  reads?: (container: HTMLElement) => readonly string[]
  /** Whether the editor's content stays visible until the island replaces it. */
  keepsContent?: true
  /**
   * Runs before the island's chunk is requested, for example to show a skeleton and start the first calls.
   * The chunk waits for the returned promise.
   */
  start?: (root: ShadowRoot) => unknown
}

/** A dialog loads when it is opened. */
const never = () => false

/** Quickly checks whether the address may name a receipt; the island parses it completely. */
const hasReceipt = () => /\b(sign|task)=/.test(location.search)

const entries: [name: string, entry: IslandEntry][] = [
  ['cabinet', { load: () => import('./cabinet/index'), start: startCabinet, isCabinet: true }],
  ['specialist', { load: () => import('./specialist/index'), start: startSpecialist, isCabinet: true }],
  ['receipt-by-link', { load: () => import('./receipt-by-link/index'), isWanted: hasReceipt }],
  ['feedback', { load: () => import('./feedback/index'), isMade: true }],
  ['callback', { load: () => import('./callback/index') }],
  ['login', { load: () => import('./login/index'), isMade: true }],
  ['delivery-points', { load: () => import('./delivery-points/index'), reads: deliveryPointsReads }],
  ['locator', { load: () => import('./locator/index'), reads: locatorReads }],
  ['cataract-clinics', { load: () => import('./cataract-clinics/index'), reads: clinicReads }],
  ['basket', { load: () => import('./basket/index'), reads: basketReads }],
  ['product', { load: () => import('./product/index'), reads: productReads }],
  ['checkout', { load: () => import('./checkout/index'), reads: checkoutReads }],
  ['catalogue', { load: () => import('./catalogue/index'), reads: catalogueReads, keepsContent: true }],
  ['cataract-simulator', { load: () => import('./cataract-simulator/index') }],
  ['cldeq-8', { load: () => import('./cldeq-8/index') }],
  ['lens-calculator', { load: () => import('./lens-calculator/index') }],
  ['osdi-6', { load: () => import('./osdi-6/index') }],
  ['survey', { load: () => import('./survey/index'), start: startSurvey }],
  ['video-competition', { load: () => import('./video-competition/index'), reads: videoCompetitionReads }],
  ['promoter', { load: () => import('./promoter/index'), reads: promoterReads }],
  ['service-programme', { load: () => import('./service-programme/index'), reads: serviceProgrammeReads }],
  ['restriction-notice', { load: () => import('./restriction-notice/index'), isWanted: never }],
]

/** All islands by the name in `data-lens-widget`. */
export const islands = new Map(entries.map(([name, entry]) => [name, withoutInherited(entry)]))
