import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { freePort, isListening } from '../line/ports.mjs'

/* Debian's nginx as most shops run it: precompressed files, everything else from the application behind it, default settings. */

const FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const configOf = ({ folder, port, application }) => `
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
user root;
daemon off;
master_process off;
pid ${folder}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${FOLDERS.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen ${port} ssl http2;
    ssl_certificate ${folder}/cert.pem;
    ssl_certificate_key ${folder}/key.pem;
    brotli_static on;
    location / {
      proxy_pass http://127.0.0.1:${application};
    }
    location /assets/lens-widgets/ {
      root ${resolve('build/shop/site')};
      add_header Cache-Control "public, max-age=31536000, immutable";
      location = /assets/lens-widgets/loader.js {
        add_header Cache-Control "public, max-age=60, stale-while-revalidate=604800";
      }
    }
    location ~ ^/bench/floor\\.(css|js)$ {
      root ${folder};
      add_header Cache-Control "public, max-age=31536000, immutable";
    }
  }
}
`

/** Starts nginx in front of an application, with its files in a folder of its own; returns its port, and how to stop it. */
export async function startNginx({ key, cert }, application) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const port = await freePort()
  writeFileSync(join(folder, 'key.pem'), key)
  writeFileSync(join(folder, 'cert.pem'), cert)
  writeFileSync(join(folder, 'nginx.conf'), configOf({ folder, port, application }))
  mkdirSync(join(folder, 'bench'))
  for (const name of ['floor.css', 'floor.js']) {
    const file = new URL(`../pages/${name}`, import.meta.url)
    copyFileSync(file, join(folder, 'bench', name))
    writeFileSync(join(folder, 'bench', `${name}.br`), brotliCompressSync(readFileSync(file)))
  }
  const child = spawn('/usr/sbin/nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const close = async () => {
    child.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const isThere = await Promise.race([isListening(port).then(() => true), ended.then(() => false)])
  if (!isThere) throw new Error('nginx has not started')
  return { port, close }
}
