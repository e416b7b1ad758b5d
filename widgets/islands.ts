import type { IslandModule } from '../src/island/IslandModule'
import { getClinics } from '../src/api/generated/locator'
import { startBasket } from './startBasket'
import { startCabinet } from './cabinet/start'
import { startCatalogue } from './catalogue/start'
import { startCheckout } from './checkout/start'
import { startDeliveryPoints } from './delivery-points/start'
import { startLocator } from './locator/start'
import { startPromoter } from './promoter/start'
import { startSpecialist } from './specialist/start'
import { startProduct } from './product/start'
import { startServiceProgramme } from './service-programme/start'
import { startSurvey } from './survey/start'
import { startVideoCompetition } from './video-competition/start'
import { withoutInherited } from '../src/host/withoutInherited'
import { startOnce } from './startOnce'

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
  ['delivery-points', { load: () => import('./delivery-points/index'), start: startDeliveryPoints }],
  ['locator', { load: () => import('./locator/index'), start: startLocator }],
  [
    'cataract-clinics',
    {
      load: () => import('./cataract-clinics/index'),
      start: () => startOnce(getClinics.path),
    },
  ],
  ['basket', { load: () => import('./basket/index'), start: startBasket }],
  ['product', { load: () => import('./product/index'), start: startProduct }],
  ['checkout', { load: () => import('./checkout/index'), start: startCheckout }],
  ['catalogue', { load: () => import('./catalogue/index'), start: startCatalogue }],
  ['cataract-simulator', { load: () => import('./cataract-simulator/index') }],
  ['cldeq-8', { load: () => import('./cldeq-8/index') }],
  ['lens-calculator', { load: () => import('./lens-calculator/index') }],
  ['osdi-6', { load: () => import('./osdi-6/index') }],
  ['survey', { load: () => import('./survey/index'), start: startSurvey }],
  ['video-competition', { load: () => import('./video-competition/index'), start: startVideoCompetition }],
  ['promoter', { load: () => import('./promoter/index'), start: startPromoter }],
  ['service-programme', { load: () => import('./service-programme/index'), start: startServiceProgramme }],
  ['restriction-notice', { load: () => import('./restriction-notice/index'), isWanted: never }],
]

/** All islands by the name in `data-lens-widget`. */
export const islands = new Map(entries.map(([name, entry]) => [name, withoutInherited(entry)]))
