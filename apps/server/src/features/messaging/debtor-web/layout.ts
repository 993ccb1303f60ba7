import { html, type Html, type HtmlPart } from '../../../platform/html/html.ts'
import { otherLanguages, type Texts } from './debtor-web.texts.ts'

export interface Frame {
  readonly texts: Texts
  readonly language: string
  readonly title: string
  /** The tenant's name, at the top of the page. */
  readonly sender: string | null
  /** Whether the sender has a logo. */
  readonly hasLogo?: boolean
  /** The address of this page, for the language switch; null if there is none. */
  readonly address: string | null
}

/** Wraps the body in a page of the debtor web: readable on a phone, light and dark, without scripts. */
export function framed({ texts, language, title, sender, hasLogo = false, address }: Frame, body: HtmlPart): Html {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/d/debtor-web.css" />
      </head>
      <body>
        <header class="top">
          <span class="sender"
            >${hasLogo && address !== null && html`<img class="logo" src="${address}/logo" alt="" />`} ${sender}</span
          >
          ${
            address !== null &&
            html`<nav aria-label="${texts.language}">
              ${otherLanguages(language).map(
                ({ code, name }) =>
                  html`<a href="${address}?lang=${code}" lang="${code}" hreflang="${code}" rel="nofollow">${name}</a> `,
              )}
            </nav>`
          }
        </header>
        ${body}
      </body>
    </html> `
}

export interface Notice {
  readonly text: string
  readonly link?: { readonly href: string; readonly label: string }
  readonly more?: HtmlPart
}

/** A page with a single notice. */
export function notice(frame: Frame, { text, link, more }: Notice): Html {
  return framed(
    frame,
    html`<main>
      <section class="notice">
        <h1>${frame.title}</h1>
        <p>${text}</p>
        ${link !== undefined && html`<p><a class="button" href="${link.href}">${link.label}</a></p>`} ${more}
      </section>
    </main>`,
  )
}
