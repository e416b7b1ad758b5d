import { useEffect, useRef, useState } from 'react'
import { inTurn } from '../../domain/inTurn'
import { localRefusal } from '../../domain/localRefusal'
import {
  isSameFile,
  refusalOfRoom,
  refusalOfSize,
  type FileLimits,
  type Sending,
  type Upload,
  type UploadedFile,
} from './uploads'

interface Uploads {
  upload: Upload
  limits: FileLimits
  /** Tells whether the file is already uploaded. */
  isKnown: (file: File) => boolean
  onUploaded: (uploaded: UploadedFile, file: File) => void
}

/**
 * Manages the uploads in progress. It passes on an uploaded file and forgets it; the others can be stopped or
 * retried.
 */
export function useUploads({ upload, limits, isKnown, onUploaded }: Uploads) {
  const [sendings, setSendings] = useState<Sending[]>([])
  const calls = useRef(new Map<number, AbortController>())
  const chosen = useRef(new Map<number, File>())
  /** The files counted against the remaining room. */
  const placed = useRef(new Set<number>())
  /**
   * Uploaded files by id, and whether the limits already include them: during other uploads a read may be
   * older.
   */
  const arrived = useRef(new Map<string, boolean>())
  // Files are prepared one at a time, in order: a phone cannot hold several large pictures in memory.
  const [prepare] = useState(inTurn)
  const nextKey = useRef(0)
  const latest = useRef(limits)
  useEffect(() => {
    latest.current = limits
    const isHeld = (id: string) => limits.room?.held.includes(id) === true
    for (const [id, wasHeld] of arrived.current) {
      if (!wasHeld && !isHeld(id)) continue
      if (placed.current.size === 0) arrived.current.delete(id)
      else arrived.current.set(id, true)
    }
  }, [limits])

  useEffect(() => {
    const running = calls.current
    return () => running.forEach((call) => call.abort())
  }, [])

  const change = (key: number, changes: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)))

  const remove = (key: number) => {
    calls.current.get(key)?.abort()
    calls.current.delete(key)
    chosen.current.delete(key)
    placed.current.delete(key)
    setSendings((all) => all.filter((one) => one.key !== key))
  }

  const send = async ({ key, file: given }: Sending, isAgreed = false) => {
    const call = new AbortController()
    calls.current.set(key, call)
    const isStopped = () => call.signal.aborted
    try {
      const ready = await prepare(async () => {
        // Only customers who send a file need this code.
        const { readyFile } = await import('../files/readyFile')
        const file = await readyFile(given, latest.current)
        const refusal = typeof file === 'string' ? file : await refusalOf(file, latest.current)
        const isPlaced = placed.current.has(key)
        const full = isPlaced
          ? undefined
          : refusalOfRoom(arrived.current.keys(), placed.current.size, latest.current)
        if (!isStopped() && refusal === undefined && full === undefined) placed.current.add(key)
        return refusal ?? full ?? file
      })
      if (isStopped()) return
      if (typeof ready === 'string') {
        // Another file can be chosen instead, also the same one.
        chosen.current.delete(key)
        change(key, { failure: localRefusal(ready), isHopeless: true })
        return
      }
      if (!isAgreed && isPresent(ready, latest.current)) {
        const question = `Файл ${ready.name} уже приложен. Отправить ещё раз?`
        change(key, { failure: localRefusal(question), isAsked: true })
        return
      }
      const id = await upload(ready, { signal: call.signal })
      if (isStopped()) return
      arrived.current.set(id, false)
      remove(key)
      onUploaded({ id, name: ready.name, size: ready.size }, given)
    } catch (thrown) {
      if (!isStopped()) change(key, { failure: thrown })
    }
  }

  const add = (files: Iterable<File>) => {
    for (const file of files) {
      const isAgain = isKnown(file) || [...chosen.current.values()].some((one) => isSameFile(one, file))
      const refusal = isAgain ? 'Этот файл уже добавлен' : file.size === 0 ? 'Файл пустой' : undefined
      const sending: Sending = {
        key: nextKey.current++,
        file,
        ...(refusal !== undefined && { failure: localRefusal(refusal), isHopeless: true }),
      }
      setSendings((all) => [...all, sending])
      if (refusal !== undefined) continue
      chosen.current.set(sending.key, file)
      void send(sending)
    }
  }

  const retry = ({ key, file, isAsked }: Sending) => {
    const again: Sending = { key, file }
    setSendings((all) => all.map((one) => (one.key === key ? again : one)))
    void send(again, isAsked)
  }

  return { sendings, add, remove, retry }
}

const refusalOf = async (ready: File, { maxSize, check }: FileLimits): Promise<string | undefined> =>
  refusalOfSize(ready, maxSize) ?? (await check?.(ready))

const isPresent = (ready: File, { present = [] }: FileLimits): boolean =>
  present.some(({ name, size }) => name === ready.name && size === ready.size)
