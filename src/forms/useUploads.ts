import { useEffect, useRef, useState } from 'react'
import { toApiError } from '../domain/ApiError'
import { refusalOfFile, type FileLimits, type Sending, type Upload, type UploadedFile } from './uploads'

interface Uploads {
  upload: Upload
  limits: FileLimits
  onUploaded: (uploaded: UploadedFile, file: File) => void
}

/** The files under way. One that has arrived is handed over and forgotten; the rest can be stopped or sent again. */
export function useUploads({ upload, limits, onUploaded }: Uploads) {
  const [sendings, setSendings] = useState<Sending[]>([])
  const calls = useRef(new Map<number, AbortController>())
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
    setSendings((all) => all.filter((one) => one.key !== key))
  }

  const send = async ({ key, file }: Sending) => {
    const call = new AbortController()
    calls.current.set(key, call)
    try {
      const onProgress = (progress: number) => change(key, { progress })
      const id = await upload(file, { signal: call.signal, onProgress })
      if (call.signal.aborted) return
      remove(key)
      onUploaded({ id, name: file.name, size: file.size }, file)
    } catch (thrown) {
      if (!call.signal.aborted) change(key, { failure: toApiError(thrown).message })
    }
  }

  const add = (files: Iterable<File>) => {
    for (const file of files) {
      const refusal = refusalOfFile(file, limits)
      const sending: Sending = {
        key: nextKey.current++,
        file,
        progress: 0,
        ...(refusal !== undefined && { failure: refusal, isHopeless: true }),
      }
      setSendings((all) => [...all, sending])
      if (refusal === undefined) void send(sending)
    }
  }

  const retry = ({ key, file }: Sending) => {
    const again: Sending = { key, file, progress: 0 }
    setSendings((all) => all.map((one) => (one.key === key ? again : one)))
    void send(again)
  }

  return { sendings, add, remove, retry }
}
