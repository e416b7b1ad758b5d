/**
 * Which modules share a chunk. A page loads each chunk of which it needs a module, with all that this chunk imports: it pays
 * for the bytes, needed or not, and for the request. Modules that the same pages need begin as one chunk; then the two
 * chunks whose merge saves most are merged, as long as one saves anything.
 * @param modules each with its `id`, its `bytes`, the ids of its `imports`, and its `users`: the numbers of the pages that
 *   need it
 * @param weights by number of a page: how much it counts
 * @param perRequest how many bytes a request is worth
 * @param fixed chunks that stay as they are, with what they weigh: `{ ids, bytes }`
 * @returns the ids of each chunk that is not fixed
 */
export function sharedChunks(modules, { weights, perRequest, fixed = [] }) {
  const given = fixed.map((chunk) => ({ ...chunk, users: 0n, imports: new Set() }))
  const chunks = startWith(modules, given)
  const weightOf = weigh(weights)
  const priceOf = (bytes, users) => (bytes + perRequest) * weightOf(users)
  /** Returns what a merge saves over all pages, less what they have to load additionally. */
  const savingOf = (one, other) => {
    const users = one.users | other.users
    const before = priceOf(one.bytes, one.users) + priceOf(other.bytes, other.users)
    const saving = before - priceOf(one.bytes + other.bytes, users)
    if (saving <= 0) return 0
    const others = [...reachOf(one, other)].filter((chunk) => chunk !== one && chunk !== other)
    return others.reduce(
      (left, chunk) => left + priceOf(chunk.bytes, chunk.users) - priceOf(chunk.bytes, chunk.users | users),
      saving,
    )
  }

  const mergeable = new Set([...chunks].filter((chunk) => !given.includes(chunk)))
  const savings = new Map([...mergeable].map((chunk) => [chunk, new Map()]))
  const keep = (one, other, saving) => {
    savings.get(one).set(other, saving)
    savings.get(other).set(one, saving)
  }
  const compare = (one) => {
    for (const other of mergeable) if (other !== one) keep(one, other, savingOf(one, other))
  }
  for (const chunk of mergeable) compare(chunk)
  for (;;) {
    const best = bestOf(savings)
    if (!best) return [...mergeable].map(({ ids }) => ids)
    const [one, other] = best
    // Since the comparison, a page may have begun to load what the two import.
    const saving = savingOf(one, other)
    if (saving !== savings.get(one).get(other)) {
      keep(one, other, saving)
      continue
    }
    mergeable.delete(other)
    savings.delete(other)
    for (const found of savings.values()) found.delete(other)
    one.ids.push(...other.ids)
    one.bytes += other.bytes
    one.users |= other.users
    for (const chunk of [...mergeable, ...given]) if (chunk.imports.delete(other)) chunk.imports.add(one)
    for (const needed of other.imports) one.imports.add(needed)
    one.imports.delete(one)
    one.imports.delete(other)
    for (const reached of reachOf(one)) {
      const isChanged = reached === one || (reached.users | one.users) !== reached.users
      reached.users |= one.users
      if (isChanged && mergeable.has(reached)) compare(reached)
    }
  }
}

/** Returns the fixed chunks, and one for all other modules that the same pages need, with their imports. */
function startWith(modules, given) {
  const isGiven = new Set(given.flatMap(({ ids }) => ids))
  const alike = new Map()
  for (const { id, bytes, users } of modules.filter((module) => !isGiven.has(module.id))) {
    const key = users.join()
    const chunk = alike.get(key) ?? { ids: [], bytes: 0, users: maskOf(users), imports: new Set() }
    alike.set(key, chunk)
    chunk.ids.push(id)
    chunk.bytes += bytes
  }
  const chunks = new Set([...given, ...alike.values()])
  const chunkOf = new Map([...chunks].flatMap((chunk) => chunk.ids.map((id) => [id, chunk])))
  for (const { id, imports } of modules)
    for (const needed of imports.map((imported) => chunkOf.get(imported)))
      if (needed && needed !== chunkOf.get(id)) chunkOf.get(id).imports.add(needed)
  for (const chunk of chunks) for (const reached of reachOf(chunk)) reached.users |= chunk.users
  return chunks
}

const maskOf = (users) => users.reduce((mask, user) => mask | (1n << BigInt(user)), 0n)

/** Returns a function that adds up the weights of the pages in a mask. */
function weigh(weights) {
  const known = new Map()
  const add = (users) =>
    weights.reduce((sum, weight, page) => sum + ((users >> BigInt(page)) & 1n ? weight : 0), 0)
  return (users) => {
    if (!known.has(users)) known.set(users, add(users))
    return known.get(users)
  }
}

/** Returns the two chunks whose merge saves most. */
function bestOf(savings) {
  let best
  let most = 0
  for (const [one, found] of savings)
    for (const [other, saving] of found)
      if (saving > most && !isCircle(one, other)) {
        most = saving
        best = [one, other]
      }
  return best
}

/** Tells whether a merge would make chunks import each other, which then run before what they need is there. */
function isCircle(one, other) {
  const between = [...one.imports, ...other.imports].filter((chunk) => chunk !== one && chunk !== other)
  const reached = reachOf(...between)
  return reached.has(one) || reached.has(other)
}

/** Returns chunks with everything that they import. */
function reachOf(...starts) {
  const reached = new Set(starts)
  for (const chunk of reached) for (const imported of chunk.imports) reached.add(imported)
  return reached
}
