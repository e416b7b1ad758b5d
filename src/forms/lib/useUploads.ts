import { useEffect, useRef, useState } from 'react'
import { toApiError } from '../../domain/ApiError'
import {
  isSameFile,
  refusalOfFile,
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
  /** Tells whether the file is uploaded already. */
  isKnown: (file: File) => boolean
  onUploaded: (uploaded: UploadedFile, file: File) => void
}

/**
 * Keeps the uploads under way. It hands an uploaded file over and forgets it; the customer can stop the
 * others, or send them again.
 */
export function useUploads({ upload, limits, isKnown, onUploaded }: Uploads) {
  const [sendings, setSendings] = useState<Sending[]>([])
  const calls = useRef(new Map<number, AbortController>())
  const chosen = useRef(new Map<number, File>())
  const nextKey = useRef(0)

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
    setSendings((all) => all.filter((one) => one.key !== key))
  }

  const send = async ({ key, file }: Sending) => {
    const call = new AbortController()
    calls.current.set(key, call)
    const isStopped = () => call.signal.aborted
    try {
      const ready = limits.prepare ? await limits.prepare(file) : file
      if (isStopped()) return
      const refusal = typeof ready === 'string' ? ready : refusalOfSize(ready, limits.maxSize)
      if (typeof ready === 'string' || refusal !== undefined) {
        // It gives its place back: another file may take it, also the same one.
        chosen.current.delete(key)
        change(key, { failure: refusal ?? '', isHopeless: true })
        return
      }
      const id = await upload(ready, { signal: call.signal })
      if (isStopped()) return
      remove(key)
      onUploaded({ id, name: ready.name, size: ready.size }, file)
    } catch (thrown) {
      if (!isStopped()) change(key, { failure: toApiError(thrown).message })
    }
  }

  const add = (files: Iterable<File>) => {
    for (const file of files) {
      const isAgain = isKnown(file) || [...chosen.current.values()].some((one) => isSameFile(one, file))
      const refusal = isAgain
        ? 'Этот файл уже добавлен'
        : (refusalOfFile(file, limits) ?? refusalOfRoom(chosen.current.size, limits))
      const sending: Sending = {
        key: nextKey.current++,
        file,
        ...(refusal !== undefined && { failure: refusal, isHopeless: true }),
      }
      setSendings((all) => [...all, sending])
      if (refusal !== undefined) continue
      chosen.current.set(sending.key, file)
      void send(sending)
    }
  }

  const retry = ({ key, file }: Sending) => {
    const again: Sending = { key, file }
    setSendings((all) => all.map((one) => (one.key === key ? again : one)))
    void send(again)
  }

  return { sendings, add, remove, retry }
}
