import { smallerPicture } from './smallerPicture'

/** Runs in a worker: gets a picture and sends back a smaller one, or null if none can be made. */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  smallerPicture(data).then(
    (picture) => postMessage(picture),
    () => postMessage(null),
  )
})
