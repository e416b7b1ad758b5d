import type { Mode } from './mode'
import { keratometry } from './modes/keratometry'
import { multifocal } from './modes/multifocal'
import { sia } from './modes/sia'
import { toric } from './modes/toric'
import { transposition } from './modes/transposition'
import { vertex } from './modes/vertex'

/** The modes of the calculator in their default order, which an editor can change. */
export const MODES = { vertex, transposition, toric, multifocal, keratometry, sia } satisfies Record<
  string,
  Mode
>

export type ModeId = keyof typeof MODES

export const MODE_IDS = Object.keys(MODES) as ModeId[]
