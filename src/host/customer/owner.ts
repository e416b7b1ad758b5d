import { hasKept } from './kept'
import { withoutInherited } from '../withoutInherited'
import { tryOrUndefined } from './tryOrUndefined'

/** The answers that tell an id: of a member, of a member's profile, of a specialist. Each is compared with its own kind. */
export const ACCOUNT_KINDS = ['consumer', 'profile', 'specialist'] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

/** The kind by which an owner can be compared; undefined where nothing has told whose account it is. */
export const kindOf = (
  { ids }: Owner,
  among: readonly AccountKind[] = ACCOUNT_KINDS,
): AccountKind | undefined => among.find((kind) => ids[kind] !== undefined)

/** Whose drafts and choices a tab keeps. */
export interface Owner {
  /** Digests of the tokens that this customer has had in the tab. */
  readonly tokens: readonly string[]
  /** The ids of their accounts, as far as an answer has told them. */
  readonly ids: Readonly<Partial<Record<AccountKind, string>>>
  /** They are signing in by our login: the token of the next page is theirs. */
  readonly isSigningIn?: true
}

/** Of a visitor. */
export const noOwner: Owner = withoutInherited({ tokens: [], ids: withoutInherited({}) })

/** Key in `sessionStorage`. */
const OWNER = 'lens-widgets:owner'

export function readOwner(): Owner {
  const kept = tryOrUndefined(() => JSON.parse(sessionStorage.getItem(OWNER) ?? 'null') as Owner | null)
  // A page may have given keys to all objects, and anybody may write into its storage.
  return kept && Array.isArray(kept.tokens) && typeof kept.ids === 'object'
    ? withoutInherited({ ...kept, ids: withoutInherited({ ...kept.ids }) })
    : noOwner
}

export function writeOwner(owner: Owner): void {
  const isNobody = owner.tokens.length === 0 && kindOf(owner) === undefined && !owner.isSigningIn
  tryOrUndefined(() =>
    isNobody ? sessionStorage.removeItem(OWNER) : sessionStorage.setItem(OWNER, JSON.stringify(owner)),
  )
}

/**
 * Tells whether the tab's texts belong to the customer of a page; undefined where only the account can tell.
 * @param own the digest of the page's token; none where it has no token
 */
export function isOwnedBy(owner: Owner, own: readonly string[]): boolean | undefined {
  const { tokens, isSigningIn } = owner
  if (own.some((one) => tokens.includes(one)) || isSigningIn) return true
  if (tokens.length > 0) return false
  if (kindOf(owner) === undefined) return true
  return hasKept() ? undefined : own.length === 0
}
