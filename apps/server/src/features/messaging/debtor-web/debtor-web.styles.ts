/** The styles of the debtor web: one column and large type, for use on a phone. */
export const debtorWebStyles = `
:root {
  color-scheme: light dark;
  --ink: #16302f; --soft: #4d6463; --paper: #f6f8f7; --card: #ffffff; --line: #d6e0df;
  --accent: #0b5f5f; --on-accent: #ffffff; --ours: #eef4f3; --wrong: #a32020; --done: #1d6b3c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e4eeed; --soft: #a9bcbb; --paper: #0f1717; --card: #172222; --line: #2d3d3c;
    --accent: #7fd0cb; --on-accent: #0b1f1f; --ours: #1d2b2b; --wrong: #ff9d9d; --done: #86d6a5;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-behavior: smooth; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.125rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere; }
.top { display: flex; justify-content: space-between; align-items: center; gap: 1rem; max-width: 40rem; margin: 0 auto; padding: 1rem 1.25rem; }
.sender { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem; font-weight: 600; }
.logo { display: block; max-width: 11rem; max-height: 3rem; border-radius: .25rem; background: #fff; padding: .25rem; }
.top { flex-wrap: wrap; }
.top nav { display: flex; flex-wrap: wrap; gap: .25rem .75rem; }
main { max-width: 40rem; margin: 0 auto; padding: 0 0 3rem; }
section { background: var(--card); border-block: 1px solid var(--line); padding: 1.5rem 1.25rem; margin: 0 0 1rem; }
@media (min-width: 42rem) {
  section { border: 1px solid var(--line); border-radius: .75rem; padding: 2rem; }
  main, .top { padding-inline: 0; }
  .top { padding-block: 1.5rem 1rem; }
}
h1, h2 { line-height: 1.2; margin: 0 0 .75rem; text-wrap: balance; }
h1 { font-size: 1.75rem; }
h2 { font-size: 1.3rem; }
p { margin: 0 0 .75rem; }
p:last-child { margin-bottom: 0; }
a { color: var(--accent); text-underline-offset: .15em; }
.greeting { color: var(--soft); margin-bottom: .5rem; }
h1 .label { display: block; font-size: 1.125rem; font-weight: 500; color: var(--soft); margin-bottom: .15rem; }
h1 .amount { font-size: clamp(1.75rem, 9vw, 3rem); letter-spacing: -.01em; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
h1 .currency { font-size: .6em; font-weight: 500; color: var(--soft); letter-spacing: 0; }
.deadline { font-size: 1.2rem; }
.quiet, .hint, footer { color: var(--soft); font-size: 1rem; }
.hint, .line { display: block; }
dl { margin: 1.25rem 0; }
dt { color: var(--soft); font-size: 1rem; }
dd { margin: 0; }
dl > div + div { margin-top: 1rem; }
.facts { border-top: 1px solid var(--line); }
.facts > div { border-bottom: 1px solid var(--line); padding: .75rem 0; }
.facts > div + div { margin-top: 0; }
.facts dd { font-weight: 600; font-variant-numeric: tabular-nums; }
.facts .hint { font-weight: 400; }
.code { overflow-wrap: anywhere; user-select: all; }
.facts.plain dd { font-weight: 400; }
.facts.plain { margin-bottom: 0; }
.facts.plain > div:last-child { border-bottom: 0; padding-bottom: 0; }
.qr { margin: 1rem 0; }
.qr svg { display: block; width: 12rem; max-width: 100%; height: auto; border-radius: .5rem; }
.qr figcaption { margin-top: .5rem; }
.lines { white-space: pre-line; }
.documents > li { border-top: 1px solid var(--line); padding: .75rem 0; }
.documents > li:last-child { padding-bottom: 0; }
.vouchers, .messages, .documents { list-style: none; margin: 0; padding: 0; }
.vouchers > li { border-top: 1px solid var(--line); padding: 1rem 0; }
.vouchers:last-child > li:last-child { padding-bottom: 0; }
.vouchers p { margin: 0 0 .25rem; }
.row, .sum { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 1rem; align-items: baseline; }
.figure, .sum strong { margin-left: auto; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.row.open { font-weight: 600; }
.row.done { color: var(--done); font-weight: 600; }
.sum { border-top: 2px solid var(--ink); padding-top: .75rem; margin: 0; }
.sum + p { margin-top: 1rem; }
.messages > li { border: 1px solid var(--line); border-radius: .75rem; padding: .75rem 1rem; margin: 0 0 .75rem; }
.messages > li.ours { background: var(--ours); margin-right: 1.5rem; }
.messages > li.theirs { margin-left: 1.5rem; }
.messages > li:last-child { margin-bottom: 0; }
.messages .quiet { margin-bottom: .25rem; }
.file { margin: .75rem 0 0; }
.prose { overflow-x: auto; }
.prose :first-child { margin-top: 0; }
.prose :last-child { margin-bottom: 0; }
.prose table { border-collapse: collapse; }
.prose th, .prose td { border: 1px solid var(--line); padding: .25rem .5rem; text-align: left; }
.prose h1, .prose h2, .prose h3, .prose h4 { font-size: 1.125rem; }
.field { margin: 0 0 1.25rem; }
label { display: block; font-weight: 600; margin-bottom: .35rem; }
label .quiet { font-weight: 400; }
input, select, textarea { width: 100%; min-height: 3rem; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--soft); border-radius: .5rem; padding: .6rem .75rem; }
textarea { resize: vertical; }
[aria-invalid] { border: 2px solid var(--wrong); }
.error, .errors { color: var(--wrong); }
.error { margin: 0 0 .35rem; font-size: 1rem; }
fieldset { border: 0; padding: 0; min-width: 0; }
legend { font-weight: 600; margin-bottom: .35rem; padding: 0; }
.choice { display: flex; align-items: center; gap: .75rem; min-height: 3rem; font-weight: 400; border-bottom: 1px solid var(--line); margin: 0; }
.choice input { flex: none; width: 1.5rem; min-height: 1.5rem; }
summary { min-height: 3rem; padding: .6rem 0; cursor: pointer; }
.dispute { border-left: 4px solid var(--accent); padding-left: .75rem; margin: .5rem 0; }
.answer { white-space: pre-line; }
button.plain { width: auto; min-height: 2.75rem; padding: .5rem 0; background: none; color: var(--accent); text-decoration: underline; }
.errors { border: 2px solid var(--wrong); border-radius: .5rem; padding: 1rem; margin-bottom: 1.25rem; }
.errors a { color: inherit; }
.errors ul { margin: 0; padding-left: 1.2rem; }
button, .button { display: inline-block; min-height: 3rem; width: 100%; border: 0; border-radius: .5rem; padding: .75rem 1.5rem; font: inherit; font-weight: 600; line-height: 1.5rem; text-align: center; text-decoration: none; color: var(--on-accent); background: var(--accent); cursor: pointer; }
@media (min-width: 42rem) { button, .button { width: auto; } }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
footer { padding: .5rem 1.25rem; text-align: center; }
.notice { margin-top: 2rem; }
@media print {
  body { background: #fff; font-size: 11pt; }
  section { border: 0; padding: .5rem 0; }
  nav, form, footer { display: none; }
}
`
