import { hasKept } from './kept'
import { withoutInherited } from '../withoutInherited'
import { tryOrUndefined } from './tryOrUndefined'

/**
 * The answers that contain an id: of a member, a member's profile, a specialist. Ids are compared only within
 * one kind.
 */
export const ACCOUNT_KINDS = ['consumer', 'profile', 'specialist'] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

/** Returns the kind of account to compare an owner by; undefined if no answer has named an account. */
export const kindOf = (
  { ids }: Owner,
  among: readonly AccountKind[] = ACCOUNT_KINDS,
): AccountKind | undefined => among.find((kind) => ids[kind] !== undefined)

/** The customer to whom the drafts and choices of a tab belong. */
export interface Owner {
  /** Digests of the tokens that this customer has had in the tab. */
  readonly tokens: readonly string[]
  /** The ids of their accounts that answers have named. */
  readonly ids: Readonly<Partial<Record<AccountKind, string>>>
  /** Set while they sign in with our login: the token of the next page is theirs. */
  readonly isSigningIn?: true
  /** Set by their logout: the next page is nobody's, whatever this one still writes. */
  readonly hasLeft?: true
}

/** The owner for a visitor. */
export const noOwner: Owner = withoutInherited({ tokens: [], ids: withoutInherited({}) })

const OWNER = 'lens-widgets:owner'

export function readOwner(): Owner {
  const kept = tryOrUndefined(() => JSON.parse(sessionStorage.getItem(OWNER) ?? 'null') as Owner | null)
  // The page may have added keys to all objects, and any script can write to its storage.
  return kept && Array.isArray(kept.tokens) && typeof kept.ids === 'object'
    ? withoutInherited({ ...kept, ids: withoutInherited({ ...kept.ids }) })
    : noOwner
}

export function writeOwner(owner: Owner): void {
  const { tokens, isSigningIn, hasLeft } = owner
  const isNobody = tokens.length === 0 && kindOf(owner) === undefined && !isSigningIn && !hasLeft
  tryOrUndefined(() =>
    isNobody ? sessionStorage.removeItem(OWNER) : sessionStorage.setItem(OWNER, JSON.stringify(owner)),
  )
}

/**
 * Tells whether the tab's texts belong to the customer of a page; undefined if only the account can tell.
 * @param own the digest of the page's token; empty if the page has no token
 */
export function isOwnedBy(owner: Owner, own: readonly string[]): boolean | undefined {
  const { tokens, isSigningIn, hasLeft } = owner
  if (hasLeft) return false
  if (own.some((one) => tokens.includes(one)) || isSigningIn) return true
  if (tokens.length > 0) return false
  if (kindOf(owner) === undefined) return true
  return hasKept() ? undefined : own.length === 0
}
