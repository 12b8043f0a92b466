/*
 * Important rules of a shadow root win over every rule of the page, so that no `* {}` rule there can hide, move or
 * distort the catalogue. It fills its container, or most of the screen if the container has no height of its own.
 */

/** The style of an element. Its `height` attribute changes the first rule. */
export const ELEMENT_STYLE = `:host{
all:initial!important;
display:block!important;
position:relative!important;
inline-size:100%!important;
block-size:100%!important;
contain:strict!important;
contain-intrinsic-size:80rem 85svh!important
}
:host([fill=screen]){
position:fixed!important;
inset:0!important;
inline-size:auto!important;
block-size:auto!important;
z-index:9999!important
}
:host([hidden]){display:none!important}
iframe{all:initial;position:absolute;inset:0;inline-size:100%;block-size:100%}
slot{display:grid;place-content:center;block-size:100%}`
