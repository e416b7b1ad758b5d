import { smallerPicture } from './smallerPicture'

/** Runs in a worker: a picture comes, the smaller one goes back; null where none can be made. */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  smallerPicture(data).then(
    (picture) => postMessage(picture),
    () => postMessage(null),
  )
})
