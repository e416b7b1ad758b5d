import type { ReactNode } from 'react'
import { getAccountInfo } from '#api/generated/account'
import { getScore } from '#api/generated/promocodes'
import { useAccountInfoQuery } from '#data/account/accountApi'
import { customerDrafts } from '#host/customer/drafts'
import { isKnownMember } from '#host/customer/member'
import { profileUrl } from '#host/page/config'
import type { EarlyAnswer } from '#host/pageState'
import { drawCabinet } from '../../src/prerender/drawCabinet'
import { AccountGate } from './AccountGate'
import cabinetCss from './cabinet.css'
import { FirstStep } from './home/step/FirstStep'
import { sections } from './sections'

export interface PrerenderedScreen {
  root: ShadowRoot
  outline: Element
  owner: string | undefined
  account: EarlyAnswer
  score: EarlyAnswer | undefined
}

export const prerender = ({ account, score, ...screen }: PrerenderedScreen): Promise<void> =>
  drawCabinet(
    {
      basePath: profileUrl(),
      sections,
      styles: cabinetCss,
      Frame,
      cardPlace: '.home__step',
      loadCard: () => import('./home/step/NextStepCard'),
      loadMore: () => import('./home/MoreCards'),
      useDrafts,
      isKnown: isKnownMember(),
    },
    {
      ...screen,
      account: { path: getAccountInfo.path, answer: account },
      soon: new Map([[getScore.path, score]]),
    },
  )

function useDrafts() {
  const id = useAccountInfoQuery().data?.consumer?.id
  return id === undefined ? undefined : customerDrafts(id)
}

const Frame = ({ hideMenu, card }: { hideMenu: boolean; card: ReactNode }) => (
  <FirstStep value={card}>
    <AccountGate hideMenu={hideMenu} />
  </FirstStep>
)
